import { SmsData, SmsInput } from '@shiji/contract/identity/identity.ts'
import { smsLogsCall } from '@shiji/contract/messaging/messaging.calls.ts'
import { SmsLogRow } from '@shiji/contract/messaging/messaging.ts'
import { sendSmsCall } from '@shiji/contract/messaging/sms.calls.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute } from '../../../http/routes/list-route.ts'
import { smsLogList, smsLogPage } from '../data/sms-log.queries.ts'
import { sendCode } from '../use-cases/send-code.ts'

export const smsRoutes = [
  answer(
    sendSmsCall,
    {
      summary: 'Send a code to a phone',
      body: SmsInput,
      data: SmsData,
    },
    (ctx, { body }) => sendCode(ctx, body),
  ),
  listRoute(smsLogsCall, { summary: 'Texts that were sent', list: smsLogList, row: SmsLogRow }, smsLogPage),
]
