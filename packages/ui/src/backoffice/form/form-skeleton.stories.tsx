import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../common/button/button.tsx'
import type { FormField } from '../form-field/form-field.ts'
import { FormRenderer } from './form-renderer.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

const fields: readonly FormField[] = [
  { type: 'text', name: 'name', label: '名称', required: true },
  { type: 'number', name: 'sort', label: '排序', hint: '数字越小越靠前' },
  { type: 'select', name: 'kind', label: '类型', choices: [{ value: 'a', label: 'A' }] },
  { type: 'textarea', name: 'note', label: '说明', limit: 200 },
  { type: 'image', name: 'logo', label: '图片', upload: async () => '' },
  { type: 'text', name: 'reason', label: '原因', when: values => values.kind === 'b' },
]

/** A form whose values load when the button is clicked. */
function Arriving({ labelWidth = '90px' }: { /** @default '90px' */ readonly labelWidth?: string }) {
  const [here, setHere] = useState(false)
  return (
    <>
      <Button onClick={() => setHere(true)}>arrive</Button>
      <chakra.div mt="4" data-testid="form">
        {here ? (
          <FormRenderer fields={fields} initial={{ name: '市集' }} onSubmit={() => undefined} labelWidth={labelWidth} />
        ) : (
          <FormSkeleton fields={fields} labelWidth={labelWidth} />
        )}
      </chakra.div>
    </>
  )
}

const meta: Meta<typeof Arriving> = {
  title: 'Form/Form skeleton',
  component: Arriving,
  subcomponents: { FormSkeleton },
  args: { labelWidth: '90px' },
}
export default meta

const staysInPlace = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement)
  const height = (): number => canvas.getByTestId('form').offsetHeight
  const before = height()
  await userEvent.click(canvas.getByRole('button', { name: 'arrive' }))
  await expect(await canvas.findByDisplayValue('市集')).toBeInTheDocument()
  await expect(Math.abs(height() - before)).toBeLessThanOrEqual(12)
}

/** Content below a form does not move when its values arrive. */
export const StaysInPlace: StoryObj<typeof Arriving> = {
  play: ({ canvasElement }) => staysInPlace(canvasElement),
}

/** The same on a phone, with labels above. */
export const OnPhone: StoryObj<typeof Arriving> = {
  globals: { viewport: { value: 'mobile2' } },
  play: ({ canvasElement }) => staysInPlace(canvasElement),
}
