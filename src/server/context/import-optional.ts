/** Imports of optional packages, which are not installed with the server. */

/** @param setting the setting that needs it; the error names the packages to install */
export async function importOptional<T>(
  setting: string,
  packages: string,
  importing: () => Promise<T>,
): Promise<T> {
  try {
    return await importing();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`${setting} needs packages that are not installed: npm install ${packages}`, {
      cause: error,
    });
  }
}
