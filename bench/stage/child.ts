import { type ChildProcess, spawn } from 'node:child_process'

export interface Child {
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a Node script and waits until it answers on `readyUrl`; its errors go to this terminal. */
export async function startChild(
  script: string,
  env: Readonly<Record<string, string>>,
  readyUrl: string,
  flags: readonly string[] = [],
): Promise<Child> {
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await untilReady(child, readyUrl)
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    const isReady = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer`)
}
