// Element class of <site-comments>.
import { defineElement } from '../../kit/element/define';
import { CommentsView } from './comments';
import { comments } from './comments.contract';
import styles from './comments.light.css?inline';

export const SiteComments = defineElement(comments, { view: CommentsView, styles: [styles] });
