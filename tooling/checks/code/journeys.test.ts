import { describe, expect, it } from 'vitest'
import { isTest, sourceFiles } from '../source-files.ts'

/** Finds things by how a page is built, which no person sees. */
const BY_BUILD = /\.(locator|getByTestId|querySelector\w*|\$\$?)\(/

/** Lines of a journey or its steps that find something by how the page is built, without a comment that says why. */
const foundByBuild = (text: string): string[] => {
  const lines = text.split('\n').map(line => line.trim())
  return lines.filter((line, at) => BY_BUILD.test(line) && !lines[at - 1]?.startsWith('//'))
}

describe('journeys', () => {
  it('stand one to a file, each a test in the languages that a run asks for', () => {
    const journeys = sourceFiles(['e2e/journeys/*.ts'])
    expect(journeys.length).toBeGreaterThan(2)
    expect(journeys.filter(({ path }) => !isTest(path))).toEqual([])
    for (const { path, text } of journeys) {
      expect(text.match(/\bit(\.each)?\(/g), path).toHaveLength(1)
      expect(text, path).toContain('describe.each(localesOf(import.meta.filename))')
    }
  })

  it('find things by role and name, as a person does', () => {
    const files = sourceFiles(['e2e/{journeys,steps}/*.ts', 'e2e/*.test.ts'])
    expect(
      files.map(({ path, text }) => ({ path, found: foundByBuild(text) })).filter(({ found }) => found[0]),
    ).toEqual([])
  })

  it.each([
    "await page.locator('main p').click()",
    "const box = page.getByTestId('box')",
    "document.querySelector('a')",
  ])('are seen when they find things by how a page is built: %s', line => {
    expect(foundByBuild(`const page = 1\n${line}`)).toEqual([line])
    expect(foundByBuild(`// A picture without a name has no role.\n${line}`)).toEqual([])
  })
})
