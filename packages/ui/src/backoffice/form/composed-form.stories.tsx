import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { array, number, object } from 'yup'
import { RatingInput } from '../../common/rating/rating-input.tsx'
import { numberOf } from '../form-value/read-value.ts'
import { Form } from './form.tsx'
import { FormFields } from './form-fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormGrid } from './form-grid.tsx'
import { FormGroup } from './form-group.tsx'
import { FormList } from './form-list.tsx'
import { FaultList } from './form-summary.tsx'
import { OwnField } from './own-field.tsx'

const send = fn()

const tiers = { entry: '档位', name: 'tiers', blank: { least: null, price: null } }

/** A form of two groups, the second with a list and a custom control. */
const Composed = ({ readOnly = false }: { readonly readOnly?: boolean }) => (
  <Form
    readOnly={readOnly}
    initial={{ title: '青瓷茶杯', stars: 4, tiers: [{ least: 10, price: 9900 }] }}
    schema={object({ tiers: array(object({ price: number().nullable().min(1, '至少 0.01 元。') })) })}
    onSubmit={values => {
      send(values)
      return values.title === '占用' ? { fields: { 'tiers.0.price': '高于原价。' } } : undefined
    }}
  >
    <FormFrame>
      <FormGroup title="商品" hint="买家看到的内容。">
        <FormFields
          fields={[
            { type: 'text', name: 'title', label: '名称', required: true },
            { type: 'select', name: 'kind', label: '类型', choices: [{ value: 'cup', label: '杯子' }] },
          ]}
        />
      </FormGroup>
      <FormGroup title="阶梯价">
        <FormList {...tiers} most={2}>
          {prefix => (
            <FormFields
              fields={[
                { type: 'number', name: `${prefix}.least`, label: '起购数', required: true },
                { type: 'money', name: `${prefix}.price`, label: '单价', required: true },
              ]}
            />
          )}
        </FormList>
        <FormGrid>
          <OwnField name="stars" label="评分">
            {({ value, onChange }) => <RatingInput label="星级" value={numberOf(value)} onChange={onChange} />}
          </OwnField>
        </FormGrid>
      </FormGroup>
    </FormFrame>
  </Form>
)

const meta: Meta<typeof Form> = {
  title: 'Form/Composed form',
  component: Form,
  subcomponents: { FaultList, FormFields, FormFrame, FormGroup, FormList, OwnField },
  render: () => <Composed />,
  beforeEach: () => void send.mockReset(),
}
export default meta
type Story = StoryObj<typeof Form>

export const Filled: Story = {}

/** Read-only: lists cannot grow, custom controls show their value. */
export const ToRead: Story = {
  render: () => <Composed readOnly />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('青瓷茶杯')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: said('form.entry_add', { entry: '档位' }) })).toBeNull()
  },
}

/** Entries are added and removed; the values of all parts are sent together. */
export const Entries: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('form.entry_add', { entry: '档位' }) }))
    const second = within(canvas.getByRole('group', { name: said('form.entry_at', { entry: '档位', at: 2 }) }))
    await expect(canvas.getByRole('button', { name: said('form.entry_add', { entry: '档位' }) })).toBeDisabled()
    await userEvent.type(second.getByLabelText(/^起购数/), '50')
    await userEvent.type(second.getByLabelText(/^单价/), '89')
    await userEvent.click(canvas.getByRole('button', { name: said('form.entry_remove', { entry: '档位', at: 1 }) }))
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ title: '青瓷茶杯', stars: 2, tiers: [{ least: 50, price: 8900 }] }),
    )
  },
}

/** Missing values in an entry, and errors of a rule or the server, show at their field, which gets the focus. */
export const WrongEntry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = () => userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    const price = canvas.getByLabelText(/^单价/)
    await userEvent.clear(price)
    await save()
    await expect(await canvas.findByText(said('error.required'))).toBeVisible()
    await waitFor(() => expect(price).toHaveFocus())
    await userEvent.type(price, '0')
    await expect(await canvas.findByText('至少 0.01 元。')).toBeVisible()
    await expect(send).not.toHaveBeenCalled()
    await userEvent.clear(price)
    await userEvent.type(price, '5')
    await userEvent.clear(canvas.getByLabelText(/^名称/))
    await userEvent.type(canvas.getByLabelText(/^名称/), '占用')
    await save()
    await expect(await canvas.findByText('高于原价。')).toBeVisible()
    await waitFor(() => expect(price).toHaveFocus())
  },
}
