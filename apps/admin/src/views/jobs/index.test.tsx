import { cut, held, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const failing = {
  id: 3,
  kind: 'order.settlement',
  dedupe: 'recurring',
  run_at: '2026-05-01T02:00:00Z',
  attempts: 4,
  last_error: 'Error: no answer of the bank',
  state: 'failing',
  created_at: '2026-04-30T02:00:00Z',
  done_at: null,
}
const done = { ...failing, id: 4, kind: 'order.confirm', state: 'done', last_error: null }
const waiting = { ...done, id: 5, kind: 'order.close', state: 'waiting' }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/jobs',
    ...options,
    answers: { 'GET /Admin/jobs': listOf([failing, done, waiting]), 'POST /Admin/jobs/3/retry': {}, ...answers },
  })

describe('the jobs of the platform', () => {
  it('show kind, state, next run, tries and the last error', async () => {
    const page = await open()
    expect((await page.row('order.settlement')).cells().slice(1, 7)).toEqual([
      'order.settlement',
      'recurring',
      'Failing',
      '2026-05-01 10:00:00',
      '4',
      'Error: no answer of the bank',
    ])
    expect((await page.row('order.confirm')).getByText('Done')).toBeDefined()
  })

  it('that fail are retried once however often the button is pressed, and the list reloads', async () => {
    const answer = held({})
    const page = await open({ answers: { 'POST /Admin/jobs/3/retry': answer.answer } })
    await page.user.dblClick((await page.row('order.settlement')).getByRole('button', { name: 'Retry' }))
    answer.release()
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/jobs/3/retry')).toHaveLength(1)
    await page.waitFor(() => expect(page.sent('GET', '/Admin/jobs')).toHaveLength(2))
  })

  it('that do not fail have nothing to retry', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('order.settlement')).getByRole('button', { name: '重试' })).toBeDefined()
    for (const kind of ['order.confirm', 'order.close'])
      expect((await page.row(kind)).queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('show an error when no answer comes to a retry', async () => {
    const page = await open({ answers: { 'POST /Admin/jobs/3/retry': cut } })
    await page.user.click((await page.row('order.settlement')).getByRole('button', { name: 'Retry' }))
    await page.findByText(/The server did not answer/)
  })

  it('are read-only without the permission to retry them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['job.view'] } })
    expect((await page.row('order.settlement')).queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('that fail are filtered by the link from the dashboard', async () => {
    const page = await open({ at: '/jobs?state=failing' })
    await page.row('order.settlement')
    expect(page.sent('GET', '/Admin/jobs')[0]?.query.get('state')).toBe('failing')
    expect(page.search().getByLabelText('Status')).toHaveProperty('value', 'failing')
  })
})
