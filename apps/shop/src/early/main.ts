import { earlyStart } from './early-start.ts'

/** Files of the build, and which of them each module needs besides those of the start; set by the build. */
declare const EARLY_FILES: {
  readonly files: readonly string[]
  readonly of: Readonly<Record<string, readonly number[]>>
}

const { files, of } = EARLY_FILES
earlyStart(location.pathname, module => of[module]?.flatMap(place => files[place] ?? []) ?? []).catch(() => undefined)
