/** Long enough for the slowest browser to have read the file. */
const readMs = 60_000;

/** Puts a file into the visitor's downloads under its name, without a network. Call it in the visitor's own press. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), readMs);
}
