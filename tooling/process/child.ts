import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export type ChildOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  output?: 'inherit' | number
  /** Flags for Node itself. */
  flags?: readonly string[]
}

const FOLLOW = join(import.meta.dirname, 'follow-parent.js')

/**
 * Starts a Node program that ends with this process: a channel between the two breaks when this one dies. The child
 * has a group of its own, so that Ctrl-C reaches it through this process only, and once.
 */
export const startNode = (
  program: string,
  args: readonly string[] = [],
  { cwd, env, output = 'inherit', flags = [] }: ChildOptions = {},
): ChildProcess =>
  spawn(process.execPath, [...flags, '--import', FOLLOW, program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, 'ipc'],
  })

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** The exit code of a child that ended, 1 for one that a signal ended. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise(resolve => {
    if (hasEnded(child)) return resolve(child.exitCode ?? 1)
    child.once('error', () => resolve(1))
    child.once('exit', code => resolve(code ?? 1))
  })

/** Asks a child to stop and waits; after `patience` ms it is ended by force. */
export const stopChild = async (child: ChildProcess, patience = 30_000): Promise<void> => {
  if (hasEnded(child) || child.pid === undefined) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended(child)
  clearTimeout(force)
}
