import { DatePicker as Parts } from '@chakra-ui/react/date-picker'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { DateValue } from '@internationalized/date'
import { languageTag } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../common/icon/icon.tsx'
import { datePickerRecipe } from './date-picker.recipe.ts'

export interface CalendarProps {
  /** The chosen day, or both ends of a range. */
  readonly days: DateValue[]
  readonly onDays: (days: DateValue[]) => void
  /** @default 'single' */
  readonly mode?: 'single' | 'range'
  /** Stays open after a day is chosen, for the controls in `footer`. @default false */
  readonly keepOpen?: boolean
  readonly disabled?: boolean
  /** The text input that the calendar is anchored to. */
  readonly children: ReactNode
  /** Content below the days. */
  readonly footer?: ReactNode
}

function Grid({ months }: { readonly months: boolean }) {
  const say = useText('form')
  return (
    <Parts.Context>
      {picker =>
        months ? (
          <Parts.Table>
            <Parts.TableBody>
              {(picker.view === 'year'
                ? picker.getYearsGrid({ columns: 4 })
                : picker.getMonthsGrid({ columns: 4, format: 'short' })
              ).map(row => (
                <Parts.TableRow key={row.map(cell => cell.value).join()}>
                  {row.map(cell => (
                    <Parts.TableCell key={cell.value} value={cell.value}>
                      <Parts.TableCellTrigger>{cell.label}</Parts.TableCellTrigger>
                    </Parts.TableCell>
                  ))}
                </Parts.TableRow>
              ))}
            </Parts.TableBody>
          </Parts.Table>
        ) : (
          <Parts.Table aria-label={say('form.calendar')}>
            <Parts.TableHead>
              <Parts.TableRow>
                {picker.weekDays.map(day => (
                  <Parts.TableHeader key={day.long} abbr={day.long}>
                    {day.narrow}
                  </Parts.TableHeader>
                ))}
              </Parts.TableRow>
            </Parts.TableHead>
            <Parts.TableBody>
              {picker.weeks.map(week => (
                <Parts.TableRow key={week[0]?.toString()}>
                  {week.map(day => (
                    <Parts.TableCell key={day.toString()} value={day}>
                      <Parts.TableCellTrigger>{day.day}</Parts.TableCellTrigger>
                    </Parts.TableCell>
                  ))}
                </Parts.TableRow>
              ))}
            </Parts.TableBody>
          </Parts.Table>
        )
      }
    </Parts.Context>
  )
}

/** A calendar anchored to a date input, opened by the button in it. */
export function Calendar({
  days,
  onDays,
  mode = 'single',
  keepOpen = false,
  disabled = false,
  children,
  footer,
}: CalendarProps) {
  const say = useText('form')
  const locale = useLocale()
  return (
    <Parts.Root
      recipe={datePickerRecipe}
      locale={languageTag(locale)}
      timeZone="Asia/Shanghai"
      selectionMode={mode}
      value={days}
      onValueChange={event => onDays(event.value)}
      closeOnSelect={!keepOpen}
      disabled={disabled}
      startOfWeek={locale === 'en' ? 0 : 1}
      translations={{
        content: say('form.calendar'),
        trigger: () => say('form.calendar_open'),
        prevTrigger: () => say('form.calendar_previous'),
        nextTrigger: () => say('form.calendar_next'),
        // The button shows month and year, and a click changes them.
        viewTrigger: () => '',
        dayCell: cell => (cell.selected ? say('form.calendar_chosen', { day: cell.valueText }) : cell.valueText),
      }}
      lazyMount
      unmountOnExit
    >
      <Parts.Control>
        {children}
        <Parts.Trigger>
          <Icon of={CalendarDays} size={16} />
        </Parts.Trigger>
      </Parts.Control>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {(['day', 'month', 'year'] as const).map(view => (
              <Parts.View key={view} view={view}>
                <Parts.ViewControl>
                  <Parts.PrevTrigger>
                    <Icon of={ChevronLeft} size={16} />
                  </Parts.PrevTrigger>
                  <Parts.ViewTrigger>
                    <Parts.RangeText />
                    <chakra.span srOnly>{say('form.calendar_view')}</chakra.span>
                  </Parts.ViewTrigger>
                  <Parts.NextTrigger>
                    <Icon of={ChevronRight} size={16} />
                  </Parts.NextTrigger>
                </Parts.ViewControl>
                <Grid months={view !== 'day'} />
              </Parts.View>
            ))}
            {footer}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
