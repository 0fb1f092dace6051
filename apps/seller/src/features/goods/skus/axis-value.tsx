import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { type Problems, valuePlace } from '../faults/problem-places.ts'
import { PlainInput } from '../plain-input.tsx'
import type { AxisCardProps } from './axis-card.tsx'
import { type AxisDraft, changeValue, removeValue } from './sku-matrix.ts'
import { ValuePicture } from './value-picture.tsx'

export interface AxisValueProps extends Pick<AxisCardProps, 'upload' | 'onMatrix' | 'onRemove'> {
  readonly axisKey: AxisDraft['key']
  readonly value: AxisDraft['values'][number]
  /** Buyers see pictures of these values. */
  readonly pictured: boolean
  readonly problems: Problems
}

/** One value of an axis: its picture, its name in both languages, and the button that removes it. */
export function AxisValue({ axisKey, value, pictured, problems, upload, onMatrix, onRemove }: AxisValueProps) {
  const say = useText('goods', 'common')
  const locale = useLocale()
  return (
    <chakra.div display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} alignItems="center" gap="2" py="1.5">
      {pictured && (
        <ValuePicture
          name={value.name}
          url={value.image}
          upload={upload}
          onUrl={image => onMatrix(matrix => changeValue(matrix, axisKey, value.key, { image }))}
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
                  matrix => changeValue(matrix, axisKey, value.key, { [field]: text }),
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
        onClick={() => onRemove(matrix => removeValue(matrix, axisKey, value.key))}
      >
        {say('common.delete')}
      </Button>
    </chakra.div>
  )
}
