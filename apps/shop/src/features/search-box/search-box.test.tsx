import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readSearch } from '../../site/links/goods-search.ts'
import { aShop, ok, type ShopOptions } from '../../testing/a-shop.tsx'
import { SearchBox } from './search-box.tsx'

const aBox = (keywords = '', options: Partial<ShopOptions> = {}) =>
  aShop({
    ...options,
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
  it('requests only when enough is typed, and once for a burst of keystrokes', async () => {
    const user = userEvent.setup()
    const { calls } = await aBox()
    await user.type(field(), 'l')
    await new Promise(later => setTimeout(later, 250))
    expect(calls('GET', 'goods_suggest')).toHaveLength(0)
    // At once, so that a busy machine cannot leave a pause between the strokes.
    for (const text of ['la', 'lam', 'lamp']) fireEvent.change(field(), { target: { value: text } })
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(calls('GET', 'goods_suggest').map(call => call.path)).toEqual(['/api/goods_suggest?q=lamp'])
  })

  it('moves with the arrows, fills the field, restores the typed text on Escape', async () => {
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

  it.each([
    ['Escape comes', () => fireEvent.keyDown(field(), { key: 'Escape' })],
    ['the focus goes on', () => field().blur()],
  ])('does not open when %s before it is drawn', async (_what, leave) => {
    await aBox()
    act(() => {
      field().focus()
      leave()
    })
    expect(screen.queryByRole('link', { name: '台灯' })).toBeNull()
    act(() => field().blur())
    act(() => field().focus())
    expect(await screen.findByRole('link', { name: '台灯' })).toBeDefined()
  })

  it('links a class to its goods and a store to its page', async () => {
    const user = userEvent.setup()
    const { router } = await aBox()
    await user.type(field(), '灯')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/12'))
  })

  it('searches for the words as typed, and remembers them', async () => {
    const user = userEvent.setup()
    const { router } = await aBox()
    await user.type(field(), ' 50% 棉 & 麻 {Enter}')
    await waitFor(() => expect(searched(router.state.location.pathname)).toEqual({ keywords: '50% 棉 & 麻' }))
    expect(JSON.parse(localStorage.getItem('search_history') ?? '[]')).toEqual(['50% 棉 & 麻'])
  })

  it('shows last searches and popular words when empty; a word can be removed', async () => {
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

  it('searches for the highlighted suggestion on Enter, and Up from the field selects the last one', async () => {
    const user = userEvent.setup()
    const { router } = await aBox()
    await user.type(field(), '灯')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowUp}')
    expect(field()).toHaveProperty('value', '一盏')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(searched(router.state.location.pathname)).toEqual({ keywords: '台灯 暖光' }))
  })

  it('announces the number of suggestions, and closes them with a second Escape', async () => {
    const user = userEvent.setup()
    await aBox()
    await user.type(field(), '灯')
    expect(await screen.findByText('有 3 条建议，用上下箭头选择')).toBeTruthy()
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{Escape}{Escape}')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryAllByRole('option')).toHaveLength(0)
    expect(field()).toHaveProperty('value', '灯')
  })

  it('reaches history by keyboard, and Escape returns to the field', async () => {
    const user = userEvent.setup()
    await aBox()
    localStorage.setItem('search_history', JSON.stringify(['羽毛球']))
    await user.click(field())
    await screen.findByRole('link', { name: '羽毛球' })
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '羽毛球' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '羽毛球' })).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('offers earlier searches and goods that were looked at, marked, around the suggestions of the shop', async () => {
    const user = userEvent.setup()
    const { router } = await aBox()
    localStorage.setItem('search_history', JSON.stringify(['台灯 暖光', '台灯 夹子', '羽毛球', '落地台灯']))
    const seen = [
      { id: 5, name: '一灯 护眼台灯', name_en: 'Eye-care lamp', image: '', price: 100 },
      { id: 6, name: '木碗', name_en: 'Bowl', image: '', price: 100 },
    ]
    localStorage.setItem('visited_goods', JSON.stringify(seen))
    await user.type(field(), '台灯')
    await screen.findByRole('option', { name: /灯饰/ })
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
      '台灯 暖光搜过',
      '台灯 夹子搜过',
      '灯饰分类',
      '一盏店铺',
      '一灯 护眼台灯看过',
    ])
    await user.click(screen.getByRole('option', { name: /看过/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/goods/5'))
    expect(JSON.parse(localStorage.getItem('search_history') ?? '[]')).not.toContain('一灯 护眼台灯')
  })

  it('names the popup, its list and the highlighted option as a combobox does', async () => {
    const user = userEvent.setup()
    await aBox()
    await user.type(field(), '灯')
    await screen.findAllByRole('option')
    const list = screen.getByRole('listbox')
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('option', { selected: true }).id).toBe(field().getAttribute('aria-activedescendant'))
    await user.keyboard('{ArrowUp}')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
  })

  it('leaves the typed part plain and shows its completion bold', async () => {
    const user = userEvent.setup()
    await aBox()
    await user.type(field(), '台灯')
    const option = await screen.findByRole('option', { name: '台灯 暖光' })
    expect([...option.querySelectorAll('b')].map(part => part.textContent).join('')).toBe(' 暖光')
  })

  it('clears the whole history at once', async () => {
    const user = userEvent.setup()
    await aBox()
    localStorage.setItem('search_history', JSON.stringify(['羽毛球', '球拍']))
    await user.click(field())
    await user.click(await screen.findByRole('button', { name: '清空历史' }))
    expect(screen.queryByText('最近搜索')).toBeNull()
    expect(localStorage.getItem('search_history')).toBe('[]')
  })

  it('keeps the words of the current search and can be cleared', async () => {
    const user = userEvent.setup()
    await aBox('台灯')
    expect(field()).toHaveProperty('value', '台灯')
    await user.click(field())
    await user.click(screen.getByRole('button', { name: '清空输入' }))
    expect(field()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field())
  })

  it('is in English for English readers', async () => {
    const user = userEvent.setup()
    await aBox('', { locale: 'en' })
    await user.type(screen.getByRole('combobox', { name: 'Search products and stores' }), 'la')
    expect(await screen.findByText('3 suggestions; use the arrow keys')).toBeTruthy()
    expect(screen.getByRole('option', { name: /灯饰.*Category/ })).toBeTruthy()
  })
})
