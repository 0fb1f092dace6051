import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const Held = ({
  total = 1204,
  short = false,
  capped = false,
  disabled = false,
  loading = false,
  label,
}: {
  /** Total number of rows. @default 1204 */
  readonly total?: number
  /** The layout of storefront lists. @default false */
  readonly short?: boolean
  /** There are more rows than the total. @default false */
  readonly capped?: boolean
  /** While the first rows are loading. @default false */
  readonly disabled?: boolean
  /** The total is not known yet. @default false */
  readonly loading?: boolean
  /** Accessible name. */
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
      disabled={disabled}
      loading={loading}
      onPage={setPage}
      onPerPage={setPerPage}
    />
  )
}

const meta: Meta<typeof Held> = {
  title: 'Table/Pagination',
  component: Held,
  subcomponents: { Pagination },
  args: { total: 1204, short: false, capped: false, disabled: false },
}
export default meta

/** Total, sizes, previous, pages, next, jumper (§9). */
export const Layout: StoryObj<typeof Held> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const options = canvas.getAllByRole('option').map(option => option.textContent)
    await expect(options).toEqual([
      said('table.page_size', { size: 30 }),
      said('table.page_size', { size: 100 }),
      said('table.page_size', { size: 200 }),
      said('table.page_size', { size: 300 }),
      said('table.page_size', { size: 400 }),
    ])
    await userEvent.type(canvas.getByLabelText(said('table.page_jump')), '999{Enter}')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('41')
    await expect(canvas.getByRole('button', { name: said('table.page_next') })).toBeDisabled()
  },
}

/** Compact, capped, and empty. */
export const Others: StoryObj<typeof Held> = {
  render: () => (
    <chakra.div display="grid" gap="4">
      <Held short label="one" />
      <Held total={100_001} capped label="two" />
      <Held total={0} label="three" />
    </chakra.div>
  ),
}

/** Without rows all buttons are disabled. */
export const Disabled: StoryObj<typeof Held> = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

/** While the total is unknown, it is not shown as 0. */
export const Loading: StoryObj<typeof Held> = {
  args: { total: 0, disabled: true, loading: true },
  play: async ({ canvasElement }) => {
    const pager = within(canvasElement).getByRole('navigation')
    await expect(pager).toHaveTextContent(said('table.total', { total: '–' }))
  },
}

/** One page: there is no other page to go to. */
export const OnePage: StoryObj<typeof Held> = {
  args: { total: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: said('table.page_next') })).toBeDisabled()
    await expect(within(canvasElement).getByRole('button', { name: said('table.page_prev') })).toBeDisabled()
  },
}

/** On a phone it wraps, in English too, and stays within the width. */
export const NarrowEnglish: StoryObj<typeof Held> = {
  globals: { language: 'en' },
  decorators: [
    Story => (
      <chakra.div w="358px" data-testid="page">
        <Story />
      </chakra.div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId('page')
    await expect(page.scrollWidth).toBeLessThanOrEqual(358)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }))
    await expect(within(canvasElement).getByRole('button', { current: 'page' })).toHaveTextContent('2')
  },
}

/** Where the numbers of the pages do not fit beside each other, they wrap as well. */
export const Narrowest: StoryObj<typeof Held> = {
  decorators: [
    Story => (
      <chakra.div w="256px" data-testid="page">
        <Story />
      </chakra.div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('page').scrollWidth).toBeLessThanOrEqual(256)
  },
}
