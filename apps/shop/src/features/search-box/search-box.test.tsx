import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readSearch } from '../../site/goods-search.ts'
import { aShop, ok } from '../../testing/a-shop.tsx'
import { SearchBox } from './search-box.tsx'

const aBox = (keywords = '') =>
  aShop({
    page: <SearchBox keywords={keywords} hotWords={['台灯']} />,
    server: ({ path }) =>
      path.startsWith('/api/goods_suggest')
        ? ok([
            { text: '台灯 暖光', kind: 'word', id: null },
            { text: '灯饰', kind: 'class', id: 12 },
            { text: '一盏', kind: 'store', id: 9 },
          ])
        : undefined,
  })
const field = () => screen.getByRole('combobox')
const searched = (pathname: string) => readSearch(decodeURIComponent(pathname.split('/').at(-1) ?? ''))

describe('the search field', () => {
  it('asks only when enough is typed, and once for a burst of strokes', async () => {
    const user = userEvent.setup()
    const { calls } = await aBox()
    await user.type(field(), 'l')
    await new Promise(later => setTimeout(later, 250))
    expect(calls('GET', 'goods_suggest')).toHaveLength(0)
    await user.type(field(), 'amp')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(calls('GET', 'goods_suggest').map(call => call.path)).toEqual(['/api/goods_suggest?q=lamp'])
  })

  it('walks with the arrows, fills the field, gives back what was typed on Escape', async () => {
    const user = userEvent.setup()
    await aBox()
    await user.type(field(), '灯')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field()).toHaveProperty('value', '灯饰')
    expect(screen.getByRole('option', { selected: true }).id).toBe(field().getAttribute('aria-activedescendant'))
    await user.keyboard('{Escape}')
    expect(field()).toHaveProperty('value', '灯')
  })

  it('leads from a class to its goods and from a store to its page', async () => {
    const user = userEvent.setup()
    const { router } = await aBox()
    await user.type(field(), '灯')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(searched(router.state.location.pathname)).toEqual({ class_id: 12 }))
  })

  it('searches for the words as they are typed, and remembers them for the next time', async () => {
    const user = userEvent.setup()
    const { router } = await aBox()
    await user.type(field(), ' 50% 棉 & 麻 {Enter}')
    await waitFor(() => expect(searched(router.state.location.pathname)).toEqual({ keywords: '50% 棉 & 麻' }))
    expect(JSON.parse(localStorage.getItem('search_history') ?? '[]')).toEqual(['50% 棉 & 麻'])
  })

  it('empty, offers last searches and popular words; a word can be forgotten', async () => {
    const user = userEvent.setup()
    await aBox()
    localStorage.setItem('search_history', JSON.stringify(['羽毛球']))
    await user.click(field())
    expect(await screen.findByRole('link', { name: '羽毛球' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '台灯' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '删除“羽毛球”' }))
    expect(screen.queryByRole('link', { name: '羽毛球' })).toBeNull()
    expect(localStorage.getItem('search_history')).toBe('[]')
  })
})
