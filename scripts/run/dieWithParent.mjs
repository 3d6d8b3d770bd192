/** Loaded into the server by `npm start`: when the start script is killed, the server stops too, in its clean way. */
if (process.channel != null) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
