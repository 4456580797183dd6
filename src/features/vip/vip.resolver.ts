import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { vipApplyRequest, type VipApplication } from '#src/contracts/vip.ts';
import { problemOf, vipFields, type VipField, type VipValues } from './vip.form.ts';

type VipResolver = Resolver<VipValues, unknown, VipApplication>;
const bySchema = zodResolver(vipApplyRequest);

/** Checks with the endpoint's own request schema and names each problem. `wasFilled`: the field has held something. */
export function vipResolver(wasFilled: (field: VipField) => boolean): VipResolver {
  return async (values, context, options) => {
    const result = await bySchema(values, context, options);
    for (const field of vipFields) {
      const error = Reflect.get(result.errors, field);
      if (error) Reflect.set(error, 'type', problemOf(field, values[field] ?? '', wasFilled(field)));
    }
    return result;
  };
}
