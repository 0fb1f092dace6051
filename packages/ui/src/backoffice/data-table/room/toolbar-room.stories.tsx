import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../common/button/button.tsx'
import { sampleColumns, sampleName, sampleOrders } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'

const columns = sampleColumns.map(column =>
  ['buyer', 'store', 'payment', 'weight', 'remark'].includes(column.id)
    ? { ...column, priority: 'low' as const }
    : column,
)
const answer = sampleOrders(30)

function Arriving() {
  const [here, setHere] = useState(false)
  return (
    <>
      <Button onClick={() => setHere(true)}>rows arrive</Button>
      <SampleTable
        columns={columns}
        rows={here ? answer : undefined}
        toolbar={() => (
          <>
            <Button>of the page</Button>
            <Button>also of it</Button>
          </>
        )}
      />
    </>
  )
}

const meta: Meta<typeof Arriving> = {
  title: 'Table/Room/Toolbar',
  component: Arriving,
  tags: ['!autodocs'],
  globals: { area: 'admin', viewport: { value: 'w390' } },
  parameters: {
    viewport: { options: { w390: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
}
export default meta

/** On a phone, the hint of hidden columns has its space before the rows load, so that the table does not move. */
export const OnPhone: StoryObj<typeof Arriving> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(innerWidth).toBe(390)
    const top = () => canvas.getByRole('region', { name: sampleName }).getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'rows arrive' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('tr[data-row]').length).toBeGreaterThan(5))
    await canvas.findByRole('button', {
      name: new RegExp(said('table.columns_unfold', { count: 5 }).replace('5', '\\d')),
    })
    await expect(top()).toBe(before)
  },
}
