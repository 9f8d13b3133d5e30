/** `owner/name` of a repository on GitHub, which a page may also name by its address. */
export function repositoryName(given: string): string | undefined {
  const address = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
  return address.exec(given.trim())?.[1];
}
