import { spawn } from 'node:child_process'

export type CommandResult = { code: number; output: string }

export type CommandOptions = { cwd: string; env?: NodeJS.ProcessEnv; live: boolean; timeout: number }

/**
 * Runs a program in a process group of its own, so that its children end with it when time is up. Its output is shown as it comes, or kept until it
 * fails.
 */
export const runCommand = (
  program: string,
  args: readonly string[],
  { cwd, env, live, timeout }: CommandOptions,
): Promise<CommandResult> =>
  new Promise(resolve => {
    const windows = process.platform === 'win32'
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: !windows,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += String(chunk)
      if (live) process.stdout.write(chunk)
    }
    const end = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return
      try {
        process.kill(windows ? child.pid : -child.pid, signal)
      } catch {
        // It has already ended.
      }
    }
    const stop = () => end('SIGTERM')
    const timer = setTimeout(() => {
      take(Buffer.from(`\nstopped after ${Math.round(timeout / 1000)} s\n`))
      end('SIGKILL')
    }, timeout)
    process.once('exit', stop)
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const finish = (code: number) => {
      clearTimeout(timer)
      process.off('exit', stop)
      resolve({ code, output })
    }
    child.once('error', error => {
      take(Buffer.from(`${program}: ${error.message}\n`))
      finish(127)
    })
    child.once('close', code => finish(code ?? 1))
  })
