import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { OwnGrade } from '@shiji/contract/store/grade.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** The grade of the store: what it may keep, what it is let off, when it is paid, and the services that buyers see. */
export function GradeTerms({ grade }: { readonly grade: OwnGrade }) {
  const say = useText('store', 'ui')
  const locale = useLocale()
  const { goods_limit: limit, commission_discount: discount, settlement_days: days } = grade
  const terms = [
    ...(limit === null ? [] : [say('store.grade_limit', { limit: formatNumber(limit, locale) })]),
    ...(discount === 0 ? [] : [say('store.grade_discount', { percent: String(discount / 100) })]),
    ...(days === null ? [] : [say('store.grade_settlement', { days: formatNumber(days, locale) })]),
    ...grade.services.map(service => inLanguage(service, 'name', locale)),
  ]
  return (
    <chakra.p mt="3">
      <chakra.span fontWeight="semibold">{say('store.grade', { name: inLanguage(grade, 'name', locale) })}</chakra.span>
      {terms.length > 0 && (
        <chakra.span color="fg.muted" ms="2">
          {terms.join(say('ui.list_separator'))}
        </chakra.span>
      )}
    </chakra.p>
  )
}
