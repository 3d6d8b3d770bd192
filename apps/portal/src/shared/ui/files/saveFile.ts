/** Milliseconds for a browser to start saving before the object URL is revoked. */
const patience = 60_000;

export const saveFile = (contents: Blob, name: string): void => {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
};
