/**
 * Runs jobs in their order, as many at once as fit into `room`. A job that takes all of it runs alone.
 * @template Result
 * @param {{ weight: number, work: () => Promise<Result> }[]} jobs
 * @param {number} room
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export async function runPool(jobs, room) {
  const results = [];
  const underWay = new Set();
  let taken = 0;
  for (const [index, job] of jobs.entries()) {
    const weight = Math.min(job.weight, room);
    while (taken + weight > room) await Promise.race(underWay);
    taken += weight;
    const running = job.work().then((result) => {
      results[index] = result;
      taken -= weight;
      underWay.delete(running);
    });
    underWay.add(running);
  }
  await Promise.all(underWay);
  return results;
}
