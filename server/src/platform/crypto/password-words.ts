/**
 * What people choose first in the product's other languages: the word "password", love, hello, a season, the first keys
 * of their keyboard. The library's lists have only English words and passwords in Latin letters.
 */
export const WORDS_OF_MANY_LANGUAGES: readonly string[] = (
  'bourse exchange wallet crypto ' +
  'contraseña contrasena clave teamo tequiero hola amor verano invierno primavera otoño ' +
  'motdepasse bonjour jetaime soleil doudou azerty été hiver printemps automne ' +
  'senha minhasenha palavrapasse amorzinho teadoro saudade inverno outono verão ' +
  'пароль йцукен йцукенг фывапролд любовь привет солнце наташа марина россия лето зима весна осень ' +
  'parola şifre sifre sifrem aşkım askim merhaba seniseviyorum fenerbahce galatasaray besiktas yaz kış ' +
  'matkhau mậtkhẩu anhyeuem emyeuanh xinchao vietnam ' +
  'mima woaini 密码 密碼 我爱你 我愛你 你好 ' +
  'パスワード あいしてる さくら 桜 こんにちは ' +
  '비밀번호 사랑해 안녕 안녕하세요 대한민국 qlalfqjsgh tkfkdgo'
).split(' ');
