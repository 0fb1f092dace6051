import { resolveChromium } from '../browser/resolve.ts'
import { changeBase, changedFiles, homesOf } from './changed.ts'
import { journeysOf, type Share, shareOf } from './share.ts'
import { commandStep, type Step, vitestStep } from './step.ts'

const QUIET = { TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' }

/** Linux ships a browser with the packages; elsewhere an installed one is needed and may be missing. */
const BROWSER_COMES_ALONG = process.platform === 'linux' && process.arch === 'x64'

const staticSteps = (): Step[] => [
  commandStep('types', 'turbo', ['run', 'typecheck', '--continue', '--output-logs=errors-only'], QUIET),
  commandStep('lint', 'biome', ['check', '--error-on-warnings', '.']),
  commandStep('boundaries', process.execPath, ['tooling/checks/boundaries.ts']),
  commandStep('packages', 'turbo', ['boundaries'], QUIET),
  commandStep('texts, words, dependencies, acceptance', process.execPath, ['tooling/checks/main.ts']),
]

const NOT_IN_BROWSER = ['--project=!stories*', '--project=!e2e*']

/** A step that needs a browser; without one it fails, or is skipped with a message where the packages include none. */
export const inBrowser = (name: string, step: (env: NodeJS.ProcessEnv) => Step): Step => ({
  name,
  run: async () => {
    try {
      const { executablePath, env, source } = await resolveChromium()
      console.log(`${name}: ${source === 'bundled' ? 'the Chromium that comes with the packages' : executablePath}`)
      return await step({ ...env, CHROMIUM_PATH: executablePath }).run()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (BROWSER_COMES_ALONG) throw error
      return { passed: 0, failed: 0, skipped: [], failures: [], excused: reason }
    }
  },
})

const buildStep = commandStep('build', 'turbo', ['run', 'build', '--output-logs=errors-only'], QUIET)

const UNITS = { name: 'unit and integration', args: NOT_IN_BROWSER, parts: 7 }
const STORIES = { name: 'stories', args: ['--project=stories*'], parts: 5 }

/** Everything that needs nothing but this machine; the static checks whole, of the tests as much as `share` says. */
export const allSteps = (share: Share, commit: string): Step[] => {
  const units = shareOf(UNITS, share, commit)
  const stories = shareOf(STORIES, share, commit)
  const journeys = journeysOf(share)
  return [
    ...staticSteps(),
    commandStep('types of Storybook', 'tsc', ['-p', '.storybook/tsconfig.json']),
    vitestStep(units.name, units.args),
    inBrowser(stories.name, env => vitestStep(stories.name, stories.args, { env })),
    buildStep,
    inBrowser(journeys.name, env => vitestStep(journeys.name, journeys.args, { env })),
  ]
}

/**
 * The inner loop: no builds, no browser, and of the tests that a change can affect only those beside the changed files.
 */
export const quickSteps = (): Step[] => {
  const base = changeBase()
  const homes = homesOf(changedFiles(base))
  const tests = vitestStep('tests of what changed', [`--changed=${base}`, ...NOT_IN_BROWSER, ...homes], {
    mayBeEmpty: true,
  })
  return homes.length === 0 ? staticSteps() : [...staticSteps(), tests]
}
