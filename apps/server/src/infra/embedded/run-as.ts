/** PostgreSQL refuses to run as root; `nobody` exists in every kernel, so no user has to be made. */
const NOBODY = 65534

/** The uid and gid that engine programs are spawned with: `nobody` under root, otherwise the caller's own. */
export const runAs = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined

/** Environment of engine programs: PG* variables of the caller must not affect them, messages stay in English. */
export const engineEnvironment = (): NodeJS.ProcessEnv =>
  process.platform === 'win32'
    ? { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    : { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }
