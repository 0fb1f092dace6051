import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { TodoCards } from './todo-cards.tsx'
import { Widget } from './widget.tsx'

const items = [
  { key: 'goods_review', count: 12, oldest_minutes: 3_000, target: '/Admin/goods?verify=to_be_reviewed' },
  { key: 'store_review', count: 2, oldest_minutes: 45, target: '/Admin/stores?status=verifying' },
  { key: 'jobs_failing', count: 0, oldest_minutes: null, target: '/Admin/jobs' },
  { key: 'of_a_newer_server', count: 1, oldest_minutes: null, target: '/Admin/users' },
]

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/To do',
  component: StoryPage,
  subcomponents: { TodoCards, Widget },
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** A card per kind of work, with the age of the oldest entry and a link to its page; empty kinds stay. */
export const Cards: Story = {
  args: storyScreen('admin', () => <TodoCards items={items} />),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(`${said('records.goods')}`) })
    await expect(card).toHaveAttribute('href', expect.stringContaining('/goods?verify=to_be_reviewed'))
  },
}

export const EnglishDark: Story = { ...Cards, globals: { language: 'en', theme: 'dark' }, play: async () => {} }

const Broken = () => {
  throw new Error('a figure that nobody can draw')
}

/** A part that is loading, one that the server could not compute, and one that throws: each in its own place. */
export const InItsPlace: Story = {
  args: storyScreen('admin', () => (
    <>
      <Widget of={undefined} height={80} onRetry={() => {}}>
        {() => null}
      </Widget>
      <Widget of={null} onRetry={() => {}}>
        {() => null}
      </Widget>
      <Widget of={1} onRetry={() => {}}>
        {() => <Broken />}
      </Widget>
      <Widget of="52" onRetry={() => {}}>
        {count => <p>{count}</p>}
      </Widget>
    </>
  )),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('52')).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: said('common.retry') })).toHaveLength(2)
  },
}

/** Many kinds of work on a phone. */
export const OnPhone: Story = {
  args: storyScreen('admin', () => (
    <TodoCards items={[...items, ...items.map(item => ({ ...item, key: `${item.key}_2` }))]} />
  )),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(8)
    await staysOnPhone()
  },
}
