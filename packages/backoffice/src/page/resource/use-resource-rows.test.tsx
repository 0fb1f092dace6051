import { toast } from '@shiji/ui/common/toast/toast.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Asked, Refusal } from '../../testing/fake-server.ts'
import { cut, openScreen } from '../../testing/open-screen.tsx'
import { samplePage, sampleRows } from '../../testing/sample-resource.tsx'

const told = vi.spyOn(toast, 'error')
afterEach(() => {
  cleanup()
  told.mockClear()
})

/** A tree whose roots load and whose children do not. */
const open = (refusal: unknown) =>
  openScreen({
    area: 'admin',
    at: '/expresses',
    screen: samplePage({ tree: true, search: [] }),
    answers: {
      'GET /Admin/expresses': ({ query }: Asked) => {
        if (query.get('pid') === '0') return sampleRows.map(row => ({ ...row, has_children: true }))
        return typeof refusal === 'function' ? refusal() : refusal
      },
    },
  })

describe('children of a row that fail to load', () => {
  it.each([
    ['refused', new Refusal(402, 'Not for you.'), 'Not for you.'],
    ['no answer', cut, 'The operation failed.'],
  ])('show one message: %s', async (_what, refusal, notice) => {
    const page = await open(refusal)
    const row = await page.row('顺丰速运')
    await page.user.click(row.getByRole('button', { name: 'Expand' }))
    await page.findByText(notice)
    expect(told.mock.calls.map(([text]) => text)).toEqual([notice])
    expect(row.getByRole('button', { name: 'Expand' })).toBeDefined()
  })
})
