// Imported after the script of an element failed, after one of another version came, or by a second loader. Its name and its
// effect never change, because a loader of any version may import it.
import { recover } from '../src/kit/versions/recover';

void recover();
