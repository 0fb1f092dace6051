import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Flags of Node for the built server: a young generation of 4 MB keeps an idle process small, and the heap limit is 512
 * MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'] as const

/** The bundle that the server runs as; `pnpm dev` runs it from its sources. */
export const serverProgram = (checkout: string): string => join(checkout, 'apps/server/dist/main.js')

/** The same, or a refusal with the way out: tools that need a running server do not build it themselves. */
export const builtServer = (checkout: string): string => {
  const program = serverProgram(checkout)
  if (!existsSync(program)) throw new Error('The server is not built: run "pnpm build" first.')
  return program
}
