import { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ChangeList } from '../../page/history/change-list.tsx'
import { FoldedHistory, RecordHistory } from '../../page/history/record-history.tsx'
import { RecordPage, RecordSection } from '../../page/record/record-page.tsx'
import { UnreadRecord } from '../../page/record/unread-record.tsx'
import { type Answers, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { NewestOrders } from '../order/newest-orders.tsx'
import { RecordLinks } from './record-links.tsx'

const person = { id: 71, nickname: '小满', username: '13800000001' }
const change = {
  id: 31,
  area: 'admin',
  actor_id: 1,
  actor_name: 'Lin',
  action: 'user.update',
  subject_type: 'user',
  subject_id: 71,
  subject_name: '小满',
  changes: [{ field: 'nickname', kind: 'changed', before: '满', after: '小满' }],
  change_count: 1,
  names: {},
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}
const listed = (rows: readonly object[]) => ({
  data: rows,
  count: {},
  total: rows.length,
  per_page: 15,
  last_page: 1,
  current_page: 1,
})

const Page = () => (
  <RecordPage
    call={adminUsersCall}
    subject="user"
    list={{ href: '/users', label: said('records.back_users') }}
    title={row => row.nickname}
    facts={[{ id: 'nickname', title: said('common.nickname') }]}
    more={row => (
      <>
        <RecordLinks links={[{ href: '/stores/detail/7', label: '木与光' }]} />
        <NewestOrders of="user_id" id={row.id} />
      </>
    )}
  />
)

const opened = (answers: Answers = {}) => {
  const screen = storyScreen('admin', () => null, {
    'GET /Admin/users/71': person,
    'GET /Admin/orders': listed([]),
    'GET /Admin/audit': listed([change]),
    ...answers,
  })
  return {
    ...screen,
    at: '/screen/detail/71',
    views: { ...screen.views, './views/screen/detail.tsx': async () => ({ Component: Page }) },
  }
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Record page',
  component: StoryPage,
  subcomponents: {
    UnreadRecord,
    RecordPage,
    RecordSection,
    RecordHistory,
    FoldedHistory,
    ChangeList,
    RecordLinks,
    NewestOrders,
  },
  args: opened(),
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Facts, links, newest orders and history of one record. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '小满' }, { timeout: 15_000 })
    await waitFor(() => expect(canvas.getByRole('region', { name: said('audit.history') })).toBeVisible())
  },
}

export const OnPhone: Story = {
  globals: phone,
  parameters: phoneParameters,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '小满' }, { timeout: 15_000 })
    await staysOnPhone()
  },
}

/** A record that does not exist. */
export const Missing: Story = {
  args: opened({ 'GET /Admin/users/71': new Refusal(404, 'No such record.') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(said('records.missing'))).toBeVisible(), { timeout: 15_000 })
  },
}
