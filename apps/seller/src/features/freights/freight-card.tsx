import { chakra } from '@chakra-ui/react/styled-system'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { type FreightTemplate, kilograms } from './freight-template.ts'

export interface FreightCardProps {
  readonly template: FreightTemplate
  /** Names of its regions; empty means everywhere. */
  readonly regions: readonly string[]
  /** Names of the regions where nothing is delivered. */
  readonly excluded: readonly string[]
  /** Undefined without permission. */
  readonly onEdit: (() => void) | undefined
  /** Chooses goods that it delivers; undefined without permission. */
  readonly onChoose: (() => void) | undefined
  /** Undefined for the default too, which has to be there. */
  readonly onDelete: (() => void) | undefined
}

/** One template as text: its price by weight and its areas. */
export function FreightCard({ template, regions, excluded, onEdit, onChoose, onDelete }: FreightCardProps) {
  const say = useText('freight')
  const locale = useLocale()
  const isPiece = template.unit === 'piece'
  return (
    <Section title={template.name}>
      <chakra.p textStyle="md" data-tabular>
        {say(isPiece ? 'freight.rule_pieces' : 'freight.rule', {
          first: isPiece ? template.first_weight : kilograms(template.first_weight),
          first_price: formatMoney(template.first_price, locale),
          step: isPiece ? template.step_weight : kilograms(template.step_weight),
          step_price: formatMoney(template.step_price, locale),
        })}
        {template.free_from !== null &&
          ` · ${say('freight.free_above', { sum: formatMoney(template.free_from, locale) })}`}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="3">
        {template.is_default && <Tag tone="success">{say('freight.default')}</Tag>}
        {(regions.length === 0 ? [say('freight.everywhere')] : regions).map(word => (
          <Tag key={word} tone="neutral">
            {word}
          </Tag>
        ))}
      </chakra.div>
      {excluded.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="2" alignItems="center">
          <chakra.span textStyle="sm" color="fg.muted">
            {say('freight.excluded')}
          </chakra.span>
          {excluded.map(word => (
            <Tag key={word} tone="danger">
              {word}
            </Tag>
          ))}
        </chakra.div>
      )}
      {template.is_default && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {say('freight.default_hint')}
        </chakra.p>
      )}
      <chakra.div display="flex" gap="2" mt="3">
        {onEdit && <Button onClick={onEdit}>{say('common.edit')}</Button>}
        {onChoose && <Button onClick={onChoose}>{say('freight.choose_goods')}</Button>}
        {onDelete && (
          <Button tone="danger" look="ghost" onClick={onDelete}>
            {say('common.delete')}
          </Button>
        )}
      </chakra.div>
    </Section>
  )
}
