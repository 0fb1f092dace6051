import type { HelpCentre, ReadingPage } from '@shiji/contract/content/articles.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as ArticlePage } from './article-page.tsx'

const link = (name: string, title: string, title_en: string) => ({ name, title, title_en })
const help: HelpCentre = {
  columns: [
    {
      id: 1,
      name: '购物指南',
      name_en: 'Shopping',
      articles: [link('how_to_order', '如何下单', 'How to order')],
      children: [
        {
          id: 2,
          name: '支付方式',
          name_en: 'Paying',
          articles: [link('pay_password', '支付密码', 'The payment password')],
          children: [],
        },
      ],
    },
  ],
  agreements: [link('user_agreement', '用户协议', 'User agreement')],
}
const article = (part: Partial<ReadingPage> = {}): ReadingPage => ({
  kind: 'article',
  name: 'pay_password',
  title: '支付密码',
  title_en: 'The payment password',
  content: '<p>六位数字。</p><h2>输错了怎么办</h2>',
  content_en: '<p>Six digits.</p>',
  menu_id: 2,
  clicks: 1,
  updated_at: '2026-06-01T02:00:00Z',
  ...part,
})

const open = (page: ReadingPage | (() => Reply | undefined), options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <ArticlePage />,
    path: '/user/article/pay_password',
    pattern: '/user/article/:name',
    loggedIn: false,
    server: ({ path }) => {
      if (path === '/api/load_article_menu') return ok(help)
      if (path === '/api/article/pay_password') return typeof page === 'function' ? page() : ok(page)
      return undefined
    },
    ...options,
  })

const { innerWidth } = window
beforeEach(() => Object.assign(window, { innerWidth: 1440 }))
afterEach(() => Object.assign(window, { innerWidth }))

describe('an article', () => {
  it('shows title, update time, views and text, beside the links to others', async () => {
    await open(article())
    expect(await screen.findByRole('heading', { level: 1, name: '支付密码' })).toBeTruthy()
    expect(screen.getByText('六位数字。')).toBeTruthy()
    expect(screen.getByText(/更新于.*2026/)).toBeTruthy()
    expect(screen.getByText('阅读 1 次')).toBeTruthy()
    const ways = within(screen.getByRole('navigation', { name: '帮助栏目' }))
    expect(ways.getByRole('link', { current: 'page' }).textContent).toBe('支付密码')
    expect(within(ways.getByRole('list', { name: '支付方式' })).getAllByRole('link')).toHaveLength(1)
    expect(ways.getByRole('link', { name: '用户协议' }).getAttribute('href')).toBe('/user/article/user_agreement')
    expect(document.title).toContain('支付密码')
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('provides title, first words and address for search engines', async () => {
    history.replaceState(null, '', '/user/article/pay_password?from=home')
    const meta = document.createElement('meta')
    meta.name = 'description'
    document.head.append(meta)
    await open(
      article({ content: `<p>六位数字。</p><h2>输错了怎么办</h2><p>${'再试'.repeat(80)}</p>##qingwuit##{"ops":[]}` }),
    )
    await screen.findByText('六位数字。')
    expect(document.title).toBe('支付密码 · 市集')
    const description = meta.content
    meta.remove()
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    history.replaceState(null, '', '/')
    expect(description).toMatch(/^六位数字。 输错了怎么办 再试.*…$/)
    expect(description).toHaveLength(120)
    expect(canonical).toMatch(/^http.*\/user\/article\/pay_password$/)
  })

  it('is in English for English readers', async () => {
    await open(article(), { locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'The payment password' })).toBeTruthy()
    expect(screen.getByText('Six digits.')).toBeTruthy()
    expect(screen.getByText('1 view')).toBeTruthy()
  })

  it('without an English version says so and shows the Chinese one, marked as Chinese', async () => {
    await open(article({ content_en: '' }), { locale: 'en' })
    const text = await screen.findByText('六位数字。')
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
    expect(screen.getByText(/This page is not available in English/)).toBeTruthy()
  })

  it('that does not exist says so, and still links to the others', async () => {
    await open(() => undefined)
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到这篇文章' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '回到首页' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: '如何下单' })).toBeTruthy()
  })

  it('that failed to load can be retried', async () => {
    const user = userEvent.setup()
    const answers: Reply[] = ['offline', ok(article())]
    await open(() => answers.shift())
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1, name: '支付密码' })).toBeTruthy()
  })

  it('does not count views of an agreement or a notice', async () => {
    await open(article({ kind: 'notice', clicks: null }))
    await screen.findByRole('heading', { level: 1, name: '支付密码' })
    expect(screen.queryByText(/阅读 \d+ 次/)).toBeNull()
  })

  it('on a phone has the links behind a button, which opens and closes by keyboard', async () => {
    Object.assign(window, { innerWidth: 390 })
    const user = userEvent.setup()
    await open(article())
    const button = await screen.findByRole('button', { name: '选择栏目' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('link', { name: '如何下单' })).toBeNull()
    button.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: '如何下单' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '如何下单' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})
