/**
 * What a registry compares with the place where a package was built: `repository` of the manifest. Provenance of npm is refused without it.
 * The address is known to whoever publishes, not to the sources: `--repository` or the environment variable `REPOSITORY_URL` of `npm run pack`.
 */
export interface Provenance {
  readonly repository?: { readonly type: "git"; readonly url: string; readonly directory?: string };
  readonly publishConfig?: { readonly access: "public"; readonly provenance: true };
}

/**
 * @param address of the repository, `https://github.com/owner/name`; undefined for none
 * @param directory of the package within it; the repository's own without one
 * @throws Error for what is no such address
 */
export function provenanceOf(address: string | undefined, directory?: string): Provenance {
  if (address === undefined || address === "") return {};
  const url = `git+${repositoryUrl(address)}`;
  return {
    repository: { type: "git", url, ...(directory === undefined ? {} : { directory }) },
    publishConfig: { access: "public", provenance: true },
  };
}

function repositoryUrl(address: string): string {
  const { protocol, host, pathname, username, password, search, hash } = URL.parse(address) ?? {};
  const path = /^\/([\w.-]+(?:\/[\w.-]+)+)$/.exec((pathname ?? "").replace(/\/$/, "").replace(/\.git$/, ""))?.[1];
  const isBare = protocol === "https:" && !username && !password && !search && !hash;
  if (!isBare || path === undefined)
    throw new Error(`The repository is ${JSON.stringify(address)}. Give its address such as https://github.com/owner/name.`);
  return `https://${host}/${path}.git`;
}
