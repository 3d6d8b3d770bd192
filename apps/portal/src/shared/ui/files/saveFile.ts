/** How long a browser may take to begin with a file before its address goes, in milliseconds. */
const patience = 60_000;

/** Hands a file to the browser to save. */
export const saveFile = (contents: Blob, name: string): void => {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
};
