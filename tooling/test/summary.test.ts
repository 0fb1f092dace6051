import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { readReport } from './report.ts'
import { commandStep, oneGate, runStep, runSteps, type Step } from './step.ts'
import { failureLines, outcomeOf, summaryLines, totals } from './summary.ts'

const folder = mkdtempSync(join(tmpdir(), 'shiji-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = (testResults: unknown) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults }))
  return readReport(path)
}

describe('readReport', () => {
  it('counts tests, names skipped ones, and counts a file that broke before its tests', () => {
    const test = (status: string) => ({
      status,
      fullName: `a ${status} test`,
      failureMessages: status === 'failed' ? ['expected 1 to be 2\n    at a.ts:1'] : [],
    })

    const counts = report([
      { status: 'passed', assertionResults: [test('passed'), test('passed'), test('skipped')] },
      { status: 'failed', assertionResults: [test('failed'), test('passed')] },
      { status: 'failed', name: 'b.test.ts', message: 'no such module', assertionResults: [] },
    ])

    expect(counts).toEqual({
      passed: 3,
      failed: 2,
      skipped: ['a skipped test'],
      failures: ['a failed test\nexpected 1 to be 2\n    at a.ts:1', 'b.test.ts\nno such module'],
    })
  })

  it('takes a missing report for a failure', () => {
    expect(readReport(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('the summary', () => {
  const step = (name: string, passed: number, failed: number, more = {}) => ({
    name,
    seconds: 100.6,
    passed,
    failed,
    skipped: [],
    failures: [],
    ...more,
  })

  it('shows each step, the sum, and what was skipped', () => {
    const results = [
      step('types', 1, 0),
      step('unit', 20, 2, { skipped: ['slow one'] }),
      step('stories', 0, 0, { excused: 'no browser' }),
    ]

    expect(totals(results)).toEqual({ passed: 21, failed: 2 })
    expect(summaryLines(results, 302).join('\n')).toBe(
      [
        '',
        '  step     minutes   tests  result',
        '  types       1:41       1  passed',
        '  unit        1:41      22  FAILED',
        '  stories     1:41       0  not run: no browser',
        '  all         5:02      23  FAILED (2)',
        '  skipped in unit: slow one',
        '',
      ].join('\n'),
    )
  })
})

describe('the failures', () => {
  it('are repeated at the end, each with its step and its reason', () => {
    const unit = { name: 'unit', seconds: 1, passed: 0, failed: 1, skipped: [], failures: ['adds\nexpected 1 to be 2'] }

    const { failures } = outcomeOf([unit])

    expect(failureLines(failures)).toEqual(['', 'FAILED unit: adds', '  expected 1 to be 2'])
  })

  it('of a program are its last lines, without colours', async () => {
    const said = String.raw`console.log('\u001b[31mfirst\u001b[0m'); console.log('last'); process.exit(2)`

    const { failures } = await runStep(commandStep('x', process.execPath, ['-e', said]))

    expect(failures).toEqual(['first\nlast'])
  })
})

describe('runSteps', () => {
  it('runs the steps beside one in their order, and not beside the next one', async () => {
    const said: string[] = []
    const takes = (name: string, ms: number, waits = false): Step => ({
      name,
      run: async beside => {
        said.push(`${name} begins`)
        await (waits ? beside : wait(ms))
        said.push(`${name} ends`)
        return oneGate('')
      },
    })

    const results = await runSteps([
      { ...takes('long', 0, true), meanwhile: [takes('first', 20), takes('second', 20)] },
      takes('next', 1),
    ])

    expect(said).toEqual([
      ...['first begins', 'long begins', 'first ends', 'second begins', 'second ends', 'long ends'],
      ...['next begins', 'next ends'],
    ])
    expect(results.map(({ name }) => name)).toEqual(['long', 'first', 'second', 'next'])
  })
})

describe('runStep', () => {
  it('fails a program that fails, that is missing, and a step that throws', async () => {
    const node = (code: string) => runStep(commandStep('x', process.execPath, ['-e', code]))

    expect(await node('')).toMatchObject({ passed: 1, failed: 0 })
    expect(await node('process.exit(3)')).toMatchObject({ passed: 0, failed: 1 })
    expect(await runStep(commandStep('x', 'no-such-program', []))).toMatchObject({ failed: 1 })
    expect(await runStep({ name: 'x', run: () => Promise.reject(new Error('broken')) })).toMatchObject({ failed: 1 })
  })
})
