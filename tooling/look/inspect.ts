import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const LAYOUT_SHIFT_LIMIT = 0.1
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    shijiShift?: number
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

/** Runs before the page's own scripts: adds up the layout shifts that no input explains. */
export const watchLayout = (): void => {
  window.shijiShift = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && entry.hadRecentInput) continue
      if ('value' in entry && typeof entry.value === 'number')
        window.shijiShift = (window.shijiShift ?? 0) + entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const measure = () => ({
  wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  shift: window.shijiShift ?? 0,
  // Code elements show raw text on purpose.
  text: [...document.querySelectorAll('code')].reduce(
    (text, { innerText }) => text.replace(innerText, ''),
    document.body.innerText,
  ),
  named: [...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap(element =>
    ['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? ''),
  ),
})

/** Words that look like a message key of these namespaces: a text that was not found. */
export const findRawKeys = (text: string, namespaces: readonly string[]): string[] => {
  const pattern = new RegExp(
    `(?<![\\w./@-])(?:${namespaces.join('|')})\\.[a-z][a-z0-9_]*(?:\\.[a-z0-9_]+)*(?![\\w./@-])`,
    'g',
  )
  return [...new Set(text.match(pattern) ?? [])]
}

/** All faults of the current page, one line each. */
export const inspectPage = async (page: Page, namespaces: readonly string[]): Promise<string[]> => {
  const { wide, shift, text, named } = await page.evaluate(measure)
  await page.evaluate(axe.source)
  const results = await page.evaluate(
    rules => window.axe?.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] }),
    RULES,
  )
  const violations = results?.violations ?? []
  return [
    ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
    ...(shift >= LAYOUT_SHIFT_LIMIT ? [`layout shifts by ${shift.toFixed(3)}`] : []),
    ...findRawKeys([text, ...named].join('\n'), namespaces).map(key => `shows the raw key ${key}`),
    ...(text.trim() === '' ? ['shows no text at all'] : []),
    ...violations.map(
      ({ id, help, nodes }) => `axe ${id}: ${help} (${nodes.length}×, ${String(nodes[0]?.target[0] ?? '')})`,
    ),
  ]
}
