import { readText } from '@urumuri/ui/forms/read-form.ts';
import { sellerAction } from '../../shell/seller-route.ts';

/** What is done on a list of orders. */
export const ordersAction = sellerAction({
  saveOrderView: (data) => ({
    body: {
      name: readText(data, 'name'),
      filters: readText(data, 'filters'),
      isWhole: readText(data, 'isWhole') === 'yes',
    },
  }),
  renameOrderView: (data) => ({
    params: { viewId: readText(data, 'viewId') },
    body: { name: readText(data, 'name') },
  }),
});
