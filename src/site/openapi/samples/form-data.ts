/** What a part of a form is called in its head; names are written as the HTML standard has them there. */
export function formData(name: string, file?: string): string {
  return `form-data; name="${escaped(name)}"${file === undefined ? '' : `; filename="${escaped(file)}"`}`;
}

function escaped(name: string): string {
  return name.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22');
}
