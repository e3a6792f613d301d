/** The path of a browser that runs, or undefined. */
export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined
/** The path of a browser that runs; installs one if it must. */
export function requireBrowser(): string
/** How playwright-core should start it. */
export function launchOptions(executablePath?: string): { readonly executablePath: string; readonly args: string[] }
