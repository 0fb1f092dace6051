import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { InboxBell } from './inbox-bell.tsx'
import { type InboxItem, InboxList, type InboxListProps } from './inbox-list.tsx'

const items: readonly InboxItem[] = [
  {
    id: 2,
    title: '有新订单待发货',
    text: '订单 260601000001（可调光台灯，三档亮度，暖白光）已付款，请尽快发货',
    is_read: false,
    created_at: '2026-06-01T02:00:00Z',
    href: '#/orders?id=2',
  },
  {
    id: 1,
    title: '收到新评价',
    text: '买家为商品打了 5 星，点击查看并回复',
    is_read: true,
    created_at: '2026-05-30T02:00:00Z',
    href: '#/order_comments?id=1',
  },
]

const Screen = ({ count, ...list }: InboxListProps & { readonly count: number }) => (
  <div style={{ minHeight: 560, display: 'flex', justifyContent: 'flex-end' }}>
    <InboxBell unread={count}>{() => <InboxList {...list} />}</InboxBell>
  </div>
)

const meta: Meta<typeof Screen> = {
  title: 'Navigation/Inbox',
  component: Screen,
  subcomponents: { InboxBell, InboxList },
  args: { count: 1, unread: 1, items, onOpen: fn(), onReadAll: fn(), onMore: fn(), onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof Screen>

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(消息|Notifications)/ }))
  const panel = await screen.findByRole('dialog', { name: /^(消息|Notifications)$/ })
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

/** The badge shows the number of unread entries; an entry opens its subject. */
export const Unread: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ canvasElement, args }) => {
    const panel = await opened(canvasElement)
    await expect(canvasElement.querySelector('[data-unread]')?.textContent).toBe('1')
    const [first, second] = panel.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '#/orders?id=2')
    await expect(first?.textContent).toContain(said('inbox.unread'))
    await expect(second?.textContent).not.toContain(said('inbox.unread'))
    await userEvent.click(panel.getByRole('button', { name: said('inbox.read_all') }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: said('inbox.more') }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

/** By keyboard: the bell opens the panel, Tab reaches the entries, Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole('button', { name: /^(消息|Notifications)/ })
    bell.focus()
    await userEvent.click(bell)
    const panel = await screen.findByRole('dialog', { name: /^(消息|Notifications)$/ })
    await waitFor(() => expect(within(panel).getAllByRole('link')[0]).toBeVisible())
    const { left, right } = panel.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
    panel.hidePopover()
    await waitFor(() => expect(panel).not.toBeVisible())
    await expect(bell).toHaveFocus()
  },
}

/** More than ninety-nine are shown as 99+. */
export const Many: Story = {
  args: { count: 100, unread: 100 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-unread]')?.textContent).toBe('99+'))
  },
}

export const Empty: Story = {
  args: { count: 0, unread: 0, items: [], onMore: undefined },
  play: async ({ canvasElement }) => {
    const panel = await opened(canvasElement)
    await expect(panel.getByText(/^(暂无消息|No notifications yet)$/)).toBeVisible()
    await expect(panel.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('[data-unread]')).toBeNull()
  },
}

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvasElement }) => {
    const panel = await opened(canvasElement)
    await expect(panel.queryAllByRole('link')).toEqual([])
  },
}

/** The panel shows an error and a retry button. */
export const Failed: Story = {
  args: { items: undefined, failed: true, hint: '网络已断开' },
  play: async ({ canvasElement, args }) => {
    const panel = await opened(canvasElement)
    await expect(panel.getByText('网络已断开')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: /^(重试|Retry|Try again)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const panel = await opened(canvasElement)
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
}
