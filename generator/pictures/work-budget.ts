/** Begins work in the order in which it comes, and no more of it at once than there is room for. */
export interface WorkBudget {
  /** @param cost share of the budget; work that costs more than all of it is done alone */
  run<Result>(cost: number, work: () => Promise<Result>): Promise<Result>;
}

export function createWorkBudget(total: number): WorkBudget {
  const waiting: { readonly cost: number; readonly begin: () => void }[] = [];
  let free = total;
  const beginNext = () => {
    for (let next = waiting[0]; next !== undefined && next.cost <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.cost;
      next.begin();
    }
  };
  return {
    async run(wanted, work) {
      const cost = Math.min(wanted, total);
      await new Promise<void>((begin) => {
        waiting.push({ cost, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        free += cost;
        beginNext();
      }
    },
  };
}
