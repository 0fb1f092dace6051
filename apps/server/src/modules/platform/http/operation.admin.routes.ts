import {
  clockCall,
  clockDueCall,
  moveClockCall,
  retryDeliveryCall,
  retryJobCall,
} from '@shiji/contract/platform/operation.admin.calls.ts'
import {
  ClockDue,
  ClockDueQuery,
  ClockMove,
  ClockState,
  DeliveryRow,
  JobRow,
} from '@shiji/contract/platform/platform.ts'
import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/answer.ts'
import { route } from '../../../http/route.ts'
import { deliveryList, deliveryPage } from '../data/delivery.queries.ts'
import { jobList, jobPage } from '../data/job.queries.ts'
import { clockDue, clockState, moveClock } from '../use-cases/move-clock.ts'
import { retryDelivery } from '../use-cases/retry-delivery.ts'
import { retryJob } from '../use-cases/retry-job.ts'

export const operationAdminRoutes = [
  route(
    {
      method: 'GET',
      path: '/jobs',
      area: 'admin',
      access: 'job.view',
      summary: 'Durable jobs',
      list: jobList,
      data: PageOf(JobRow),
    },
    (ctx, { list }) => jobPage(ctx, list),
  ),
  answer(
    retryJobCall,
    {
      summary: 'Run a job again now',
      params: IdParams,
      data: Done,
    },
    (ctx, { params }) => retryJob(ctx, params.id),
  ),
  route(
    {
      method: 'GET',
      path: '/deliveries',
      area: 'admin',
      access: 'job.view',
      summary: 'Failed deliveries of events',
      list: deliveryList,
      data: PageOf(DeliveryRow),
    },
    (ctx, { list }) => deliveryPage(ctx, list),
  ),
  answer(
    retryDeliveryCall,
    {
      summary: 'Deliver an event again now',
      params: IdParams,
      data: Done,
    },
    (ctx, { params }) => retryDelivery(ctx, params.id),
  ),
  answer(
    clockCall,
    {
      summary: "The shop's time",
      data: ClockState,
    },
    async ctx => clockState(ctx),
  ),
  answer(
    clockDueCall,
    {
      summary: 'What a move of the clock would do to orders',
      query: ClockDueQuery,
      data: ClockDue,
    },
    (ctx, { query }) => clockDue(ctx, query.move_ms),
  ),
  answer(
    moveClockCall,
    {
      summary: 'Move the time of demo and test mode',
      body: ClockMove,
      data: ClockState,
    },
    (ctx, { body }) => moveClock(ctx, body.move_ms),
  ),
]
