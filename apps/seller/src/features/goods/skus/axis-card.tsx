import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Autocomplete } from '@shiji/ui/backoffice/autocomplete/autocomplete.tsx'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { SortableList } from '@shiji/ui/common/sortable-list/sortable-list.tsx'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { memo, useId, useMemo } from 'react'
import { axisPlace, type Problems } from '../faults/problem-places.ts'
import { PlainInput, Wrong } from '../plain-input.tsx'
import { AxisValue } from './axis-value.tsx'
import { NewValues } from './new-values.tsx'
import { type AxisDraft, changeAxis, leadWith, orderValues, removeAxis, type SkuMatrix } from './sku-matrix.ts'

export interface AxisCardProps {
  readonly axis: AxisDraft
  /** Errors of axes and values, as JSON of messages by place: one string, so that equal ones cause no re-render. */
  readonly wrong: string
  readonly upload: UploadFile
  /** Place among the axes; buyers see pictures of the values of the first. */
  readonly at: number
  /** Writes into the matrix. */
  readonly onMatrix: (alter: (matrix: SkuMatrix) => SkuMatrix, about?: string) => void
  /** Removes something, and asks first if stock would be lost. */
  readonly onRemove: (alter: (matrix: SkuMatrix) => SkuMatrix) => void
}

/** One axis: its name, its values in both languages and their order. Not drawn again while rows are typed in. */
export const AxisCard = memo(function AxisCard({ axis, at, wrong, upload, onMatrix, onRemove }: AxisCardProps) {
  const say = useText('goods')
  const locale = useLocale()
  const problems = useMemo<Problems>(() => JSON.parse(wrong), [wrong])
  const valuesId = useId()
  const spoken = inLanguage(axis, 'name', locale) || say('goods.axis_number', { number: at + 1 })
  const wrongValues = problems[axisPlace(axis.key, 'values')]
  const wrongName = problems[axisPlace(axis.key, 'name')]
  return (
    <chakra.fieldset p={{ base: '2', md: '4' }} borderWidth="1px" borderRadius="md" minW="0" data-axis={axis.key}>
      <chakra.legend px="1" fontWeight="semibold" textStyle="md">
        {spoken}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr auto' }} gap="3" alignItems="start">
        <div data-field={axisPlace(axis.key, 'name')} data-wrong={wrongName !== undefined}>
          <Field label={say('goods.axis_name')} error={wrongName} required>
            <Autocomplete
              value={axis.name}
              choices={say('goods.axis_words').split(',')}
              onValue={name => onMatrix(matrix => changeAxis(matrix, axis.key, { name }), axisPlace(axis.key, 'name'))}
            />
          </Field>
        </div>
        <div data-field={axisPlace(axis.key, 'name_en')} data-wrong={axisPlace(axis.key, 'name_en') in problems}>
          <Field label={say('goods.axis_en')} error={problems[axisPlace(axis.key, 'name_en')]}>
            <PlainInput
              size="default"
              label={say('goods.axis_en')}
              value={axis.name_en}
              onValue={name_en =>
                onMatrix(matrix => changeAxis(matrix, axis.key, { name_en }), axisPlace(axis.key, 'name_en'))
              }
            />
          </Field>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" pt={{ md: '6' }}>
          {at > 0 && (
            <Button
              size="sm"
              look="ghost"
              tone="neutral"
              onClick={() => onMatrix(matrix => leadWith(matrix, axis.key))}
            >
              {say('goods.axis_first')}
            </Button>
          )}
          <Button
            size="sm"
            look="ghost"
            tone="danger"
            aria-label={`${say('goods.axis_remove')}: ${spoken}`}
            onClick={() => onRemove(matrix => removeAxis(matrix, axis.key))}
          >
            {say('goods.axis_remove')}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div
        mt="3"
        display="grid"
        gap="2"
        data-field={axisPlace(axis.key, 'values')}
        data-wrong={wrongValues !== undefined}
      >
        <SortableList
          items={axis.values}
          keyOf={value => value.key}
          nameOf={value => value.name}
          label={`${spoken}: ${say('goods.values')}`}
          onOrder={values => onMatrix(matrix => orderValues(matrix, axis.key, values))}
        >
          {value => (
            <AxisValue
              axisKey={axis.key}
              value={value}
              pictured={at === 0}
              problems={problems}
              upload={upload}
              onMatrix={onMatrix}
              onRemove={onRemove}
            />
          )}
        </SortableList>
        <NewValues axis={axis} spoken={spoken} onMatrix={onMatrix} describedBy={wrongValues && valuesId} />
        <Wrong id={valuesId} problem={wrongValues} />
      </chakra.div>
    </chakra.fieldset>
  )
})
