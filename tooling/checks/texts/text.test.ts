import { describe, expect, it } from 'vitest'
import { findLiteralText } from './literal-text.ts'
import { collectKeys, judgeKeys } from './text-keys.ts'

const file = (text: string, path = 'packages/ui/src/page.tsx') => ({ path, text })
const faultsIn = (text: string) =>
  findLiteralText(file(text), key => key === 'order.title').map(fault => /"(.*)"$/.exec(fault)?.[1])

describe('findLiteralText', () => {
  it.each([
    ['text between tags', '<p>Add to cart</p>', 'Add to cart'],
    ['Chinese between tags', '<p>加入购物车</p>', '加入购物车'],
    ['a string in braces', `<p>{'Sold out'}</p>`, 'Sold out'],
    ['either side of a condition', `<p>{a ? say('order.title') : 'None'}</p>`, 'None'],
    ['words around a value', `<p>{\`\${n} items\`}</p>`, 'items'],
    ['an attribute that is read aloud', '<button aria-label="Close" />', 'Close'],
    ['a placeholder in braces', `<input placeholder={'Your name'} />`, 'Your name'],
    ['Chinese in any string', `const unit = '件'`, '件'],
    ['Chinese in a template', `const unit = \`共\${n}件\``, '共'],
  ])('finds %s', (_, text, found) => {
    expect(faultsIn(text)).toContain(found)
  })

  it.each([
    ['a message', `<p>{say('order.title')}</p>`],
    ['a message key that a component takes', '<Column label="order.title" />'],
    ['signs and numbers', '<p>× 3 · ¥{price} / 100%</p>'],
    ['attributes nobody sees', '<div id="main" className="wide" role="group" data-testid="Cart page" />'],
    ['an empty alternative', '<img alt="" src={src} />'],
    ['words in comments', 'const a = 1 // 加入 Add'],
    ['a comparison', `<p>{state === 'open' && <b>{n}</b>}</p>`],
  ])('lets %s pass', (_, text) => {
    expect(faultsIn(text)).toEqual([])
  })

  it('reports the place', () => {
    expect(findLiteralText(file('const a = 1\n\nconst b = <p>Hello</p>'), () => false)).toEqual([
      'packages/ui/src/page.tsx:3: text for people outside packages/i18n: "Hello"',
    ])
  })
})

describe('judgeKeys', () => {
  const known = new Set([
    'order.title',
    'order.items_one',
    'order.items_other',
    'status.paid',
    'status.done',
    'error.gone',
    'order.stale',
  ])
  const judge = (...texts: string[]) =>
    judgeKeys(
      known,
      collectKeys(
        texts.map(text => file(text)),
        new Set(['order', 'status', 'error']),
      ),
    )

  it('counts literals, plurals without their form, and keys concatenated from a fixed prefix', () => {
    const { unused, missing } = judge(
      `say('order.title'); say('order.items', { count }); say(\`status.\${x}\`)`,
      `export const e = { code: 404, key: 'error.gone' }`,
    )

    expect(unused).toEqual(['order.stale'])
    expect(missing).toEqual([])
  })

  it('names keys that no message has, in calls and in catalogues', () => {
    const { missing } = judge(`say('order.titel')`, `export const e = { key: 'error.lost' }`, `send('order.ship')`)

    expect(missing).toEqual([
      'packages/ui/src/page.tsx:1: no message "order.titel"',
      'packages/ui/src/page.tsx:1: no message "error.lost"',
    ])
  })
})
