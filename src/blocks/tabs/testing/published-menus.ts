// Menus in plain text, and the markup that published sites make of them, with invented texts.

/** A menu as site builders store it: null for properties that an item or section does not have. */
export interface PublishedMenu {
  readonly raw: string;
  readonly menus: readonly {
    readonly title: string;
    readonly sections: readonly {
      readonly title: string | null;
      readonly items: readonly {
        readonly title: string;
        readonly description: string | null;
        readonly variants: readonly { readonly price: string }[];
      }[];
    }[];
  }[];
}

const item = (title: string, description: string | null, ...prices: string[]) => ({
  title,
  description,
  variants: prices.map((price) => ({ price })),
});

export const publishedMenus: readonly PublishedMenu[] = [
  {
    raw: 'Brunch\n========\n\nShakshuka\nTwo eggs, sourdough\n$14\n\nPorridge\nOats and pears\n$9',
    menus: [
      {
        title: 'Brunch',
        sections: [
          {
            title: null,
            items: [item('Shakshuka', 'Two eggs, sourdough', '14'), item('Porridge', 'Oats and pears', '9')],
          },
        ],
      },
    ],
  },
  {
    raw: 'Evening\n========\n\nTo begin\n-------\n\nOlives\n$6\n\nTo follow\n-------\n\nTrout\n$27',
    menus: [
      {
        title: 'Evening',
        sections: [
          { title: 'To begin', items: [item('Olives', null, '6')] },
          { title: 'To follow', items: [item('Trout', null, '27')] },
        ],
      },
    ],
  },
  {
    raw: 'Today\n========\n\nSoup and bread $11\nFish of the day $26',
    menus: [
      {
        title: 'Today',
        sections: [
          { title: null, items: [item('Soup and bread', null, '11'), item('Fish of the day', null, '26')] },
        ],
      },
    ],
  },
  {
    raw: 'Wine\n========\n\nRiesling\nGlass or bottle\n$12/58',
    menus: [
      {
        title: 'Wine',
        sections: [{ title: null, items: [item('Riesling', 'Glass or bottle', '12', '58')] }],
      },
    ],
  },
  {
    raw: 'Grill\n========\n\nBurger\nWith pickles.\n$18\n\n+ Add cheese $2\n+ Add fries $4\n\nSteak\n$42\n\n+$7 Supplement for two',
    menus: [
      {
        title: 'Grill',
        sections: [
          {
            title: null,
            items: [
              item('Burger', 'With pickles.', '18'),
              item('+ Add cheese', null, '2'),
              item('+ Add fries', null, '4'),
              item('Steak', null, '42'),
              item('+$7 Supplement for two', null, '7'),
            ],
          },
        ],
      },
    ],
  },
];
