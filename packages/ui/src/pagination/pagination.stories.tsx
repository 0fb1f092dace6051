import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const Held = ({
  total = 1204,
  short = false,
  capped = false,
  label,
}: {
  readonly total?: number
  readonly short?: boolean
  readonly capped?: boolean
  readonly label?: string
}) => {
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(30)
  return (
    <Pagination
      page={page}
      perPage={perPage}
      total={total}
      totalCapped={capped}
      {...(label ? { label } : {})}
      short={short}
      onPage={setPage}
      onPerPage={setPerPage}
    />
  )
}

const meta: Meta<typeof Held> = { title: 'Table/Pagination', component: Held }
export default meta

/** Total, sizes, previous, pages, next, jumper (§9). */
export const Layout: StoryObj<typeof Held> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const options = canvas.getAllByRole('option').map(option => option.textContent)
    await expect(options).toEqual(['30 条/页', '100 条/页', '200 条/页', '300 条/页', '400 条/页'])
    await userEvent.type(canvas.getByLabelText('前往'), '999{Enter}')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('41')
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled()
  },
}

/** Short, capped, and nothing at all. */
export const Others: StoryObj<typeof Held> = {
  render: () => (
    <chakra.div display="grid" gap="4">
      <Held short label="one" />
      <Held total={100_001} capped label="two" />
      <Held total={0} label="three" />
    </chakra.div>
  ),
}
