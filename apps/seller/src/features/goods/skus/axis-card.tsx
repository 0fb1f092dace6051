import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Autocomplete } from '@shiji/ui/autocomplete/autocomplete.tsx'
import { Button } from '@shiji/ui/button/button.tsx'
import { Field } from '@shiji/ui/field/field.tsx'
import type { UploadFile } from '@shiji/ui/form/form-field.ts'
import { SortableList } from '@shiji/ui/sortable-list/sortable-list.tsx'
import { memo, useId, useMemo } from 'react'
import { axisPlace, type Problems, valuePlace } from '../faults/problem-places.ts'
import { PlainInput, Wrong } from '../plain-input.tsx'
import { NewValues } from './new-values.tsx'
import {
  type AxisDraft,
  changeAxis,
  changeValue,
  leadWith,
  orderValues,
  removeAxis,
  removeValue,
  type SkuMatrix,
} from './sku-matrix.ts'
import { ValuePicture } from './value-picture.tsx'

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
  const say = useText('goods', 'common')
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
            <chakra.div display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} alignItems="center" gap="2" py="1.5">
              {at === 0 && (
                <ValuePicture
                  name={value.name}
                  url={value.image}
                  upload={upload}
                  onUrl={image => onMatrix(matrix => changeValue(matrix, axis.key, value.key, { image }))}
                />
              )}
              <chakra.div
                flex={{ base: '1 1 100%', md: '1' }}
                minW="0"
                display="grid"
                gap="2"
                gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
              >
                {(['name', 'name_en'] as const).map(field => (
                  <div key={field} data-field={valuePlace(value.key, field)}>
                    <PlainInput
                      label={say(field === 'name' ? 'goods.value_at' : 'goods.value_en_at', { name: value.name })}
                      placeholder={say(field === 'name' ? 'goods.value' : 'goods.axis_en')}
                      value={value[field]}
                      problem={problems[valuePlace(value.key, field)]}
                      lang={field === 'name_en' && locale !== 'en' ? 'en' : undefined}
                      onValue={text =>
                        onMatrix(
                          matrix => changeValue(matrix, axis.key, value.key, { [field]: text }),
                          valuePlace(value.key, field),
                        )
                      }
                    />
                  </div>
                ))}
              </chakra.div>
              <Button
                size="xs"
                look="ghost"
                tone="danger"
                aria-label={say('goods.value_remove', { name: value.name })}
                onClick={() => onRemove(matrix => removeValue(matrix, axis.key, value.key))}
              >
                {say('common.delete')}
              </Button>
            </chakra.div>
          )}
        </SortableList>
        <NewValues axis={axis} spoken={spoken} onMatrix={onMatrix} describedBy={wrongValues && valuesId} />
        <Wrong id={valuesId} problem={wrongValues} />
      </chakra.div>
    </chakra.fieldset>
  )
})
