import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { resolveChromium } from './resolve.ts'

/** The environment without unset variables, as the launcher wants it. */
const environment = (extra: Record<string, string>): Record<string, string> => {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { ...Object.fromEntries(own), ...extra }
}

/** Starts a headless Chromium, whichever this machine has. */
export const launchChromium = async (options: LaunchOptions = {}): Promise<Browser> => {
  const { executablePath, env, args } = await resolveChromium()
  return chromium.launch({
    headless: true,
    ...options,
    executablePath,
    env: environment(env),
    args: [...args, ...(options.args ?? [])],
  })
}
