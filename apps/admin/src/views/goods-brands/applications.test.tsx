import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './applications.tsx'

const first = {
  id: 5,
  name: '云峰',
  name_en: 'Yunfeng',
  thumb: '',
  registration_no: '123456',
  note: '自有品牌',
  verify: 'to_be_reviewed',
  refuse_info: '',
  round: 2,
  submitted_at: '2026-05-01T02:00:00Z',
  decided_at: null,
  created_at: '2026-05-01T02:00:00Z',
  store_id: 3,
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  decided_by: '',
  may_review: true,
}
const second = { ...first, id: 6, name: '山禾', name_en: 'Shanhe', round: 1 }

const open = (answers = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/goods_brands',
    answers: {
      'GET /Admin/brand_applications': listOf([first, second]),
      'PUT /Admin/brand_applications/verify': {},
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const review = async (page: Page) => {
  await page.user.click((await page.row('云峰')).getByRole('button', { name: 'Review' }))
  return page.dialog('Review the brand 云峰')
}
const decisions = (page: Page) =>
  page.sent('PUT', '/Admin/brand_applications/verify').map(({ body }) => Object.fromEntries(body))

describe('applications for brands', () => {
  it('are passed with the round that was read, and the next in the queue follows', async () => {
    const page = await open()
    const dialog = await review(page)
    await dialog.findByText('自有品牌')
    await page.user.click(dialog.getByRole('button', { name: 'Approve' }))
    await page.dialog('Review the brand 山禾')
    expect(decisions(page)).toEqual([{ id: '5', round: '2', verify: 'examined' }])
  })

  it('are denied with a reason only', async () => {
    const page = await open()
    const dialog = await review(page)
    await dialog.findByText('自有品牌')
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    expect(decisions(page)).toEqual([])
    const reason = await dialog.findByLabelText(/Reason for the applicant/)
    expect(reason.getAttribute('aria-invalid')).toBe('true')
    await page.user.type(reason, '请上传标志')
    await page.user.click(dialog.getByRole('button', { name: 'Deny' }))
    await page.dialog('Review the brand 山禾')
    expect(decisions(page)).toEqual([{ id: '5', round: '2', verify: 'rejected', reason: '请上传标志' }])
  })
})
