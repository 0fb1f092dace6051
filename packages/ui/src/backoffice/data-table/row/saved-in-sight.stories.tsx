import '../../field-types/register.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../common/button/button.tsx'
import { DataTable, type DataTableHandle } from '../data-table.tsx'
import type { TableColumn } from '../table-column.ts'
import { firstQuery } from '../table-query.ts'

interface Row {
  readonly id: number
  readonly name: string
}

const columns: readonly TableColumn<Row>[] = [{ id: 'name', title: 'Name' }]
const rows: readonly Row[] = Array.from({ length: 300 }, (_none, at) => ({ id: at + 1, name: `row ${at + 1}` }))

function Saving() {
  const handle = useRef<DataTableHandle>(null)
  return (
    <>
      <Button onClick={() => handle.current?.saved({ ids: [280] })}>save row 280</Button>
      <DataTable
        name="Rows"
        handle={handle}
        columns={columns}
        rows={rows}
        total={rows.length}
        query={{ ...firstQuery, perPage: 300 }}
        onQuery={() => undefined}
      />
    </>
  )
}

const meta: Meta<typeof Saving> = { title: 'Table/Data table/Saved in sight', component: Saving, tags: ['!autodocs'] }
export default meta

/** A saved row far below scrolls into view and flashes once, however long the page is. */
export const FarBelow: StoryObj<typeof Saving> = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('row 1')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'save row 280' }))
    const line = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('tr[data-flash]')
      expect(found).toHaveAttribute('data-row', '280')
      return found
    })
    await waitFor(() => {
      const { top, bottom } = line?.getBoundingClientRect() ?? { top: -1, bottom: Number.POSITIVE_INFINITY }
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
    })
    await waitFor(() => expect(canvasElement.querySelector('tr[data-flash]')).toBeNull(), { timeout: 4000 })
  },
}
