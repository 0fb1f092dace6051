import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { fakeResource } from '../../testing/fake-resource.ts'
import { Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { AuditPage } from './audit-page.tsx'

const change = {
  id: 31,
  area: 'admin',
  actor_id: 1,
  actor_name: '林小满',
  action: 'store.close',
  subject_type: 'store',
  subject_id: 7,
  subject_name: '木与光',
  changes: [{ field: 'status', kind: 'changed', before: 'open', after: 'closed' }],
  change_count: 1,
  names: {},
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Audit log',
  component: StoryPage,
  subcomponents: { AuditPage },
  args: storyScreen('admin', AuditPage, fakeResource('/Admin/audit', [change])),
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Who changed what, before and after, when and from where; read-only. */
export const Changes: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(
        await canvas.findByText(
          said('audit.action', { verb: said('audit.verb.close'), subject: said('audit.subject.store') }),
        ),
      ).toBeVisible(),
    )
    await expect(canvas.getByText(new RegExp(`→ ${said('status.store.closed')}`))).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: said('audit.verb.create') })).toBeNull()
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }

export const Empty: Story = { args: storyScreen('admin', AuditPage, fakeResource('/Admin/audit', [])) }

export const Failed: Story = {
  args: storyScreen('admin', AuditPage, { 'GET /Admin/audit': new Refusal(500, '数据库没有响应。') }),
}

/** Many rows with long changes, on a phone. */
export const LongOnPhone: Story = {
  args: storyScreen(
    'admin',
    AuditPage,
    fakeResource(
      '/Admin/audit',
      Array.from({ length: 40 }, (_, at) => ({
        ...change,
        id: at + 1,
        changes: [
          {
            field: 'reason',
            kind: 'changed',
            before: '',
            after: 'Documents have run out and were not renewed. '.repeat(4),
          },
        ],
      })),
    ),
  ),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total 40')).toBeInTheDocument()
    await staysOnPhone()
  },
}
