wp.i18n.setLocaleData( {
"":{"domain":"messages","lang":"lt_LT","plural-forms":"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"},
"%1$d of %2$d questions answered":["Atsakyta į %1$d klausimą iš %2$d","Atsakyta į %1$d klausimus iš %2$d","Atsakyta į %1$d klausimų iš %2$d"],
"Choose a rating from 1 to 5":["Pasirinkite įvertinimą nuo 1 iki 5"],
"Loading the survey…":["Įkeliama apklausa…"],
"Preview":["Peržiūra"],
"Progress of the survey":["Apklausos eiga"],
"Question %d":["%d klausimas"],
"Send answers":["Siųsti atsakymus"],
"Survey":["Apklausa"],
"Survey link no longer exists":["Apklausos nuoroda nebegalioja"],
"Thank you for your answers":["Ačiū už atsakymus"],
"The survey may have closed, or part of the link may be missing. Open it again from the email.":["Galbūt baigėsi laikas atsakyti arba nukopijuota ne visa nuoroda. Atidarykite ją dar kartą iš laiško."],
"They have reached us and help us make mentoring better.":["Juos gavome, jie padės gerinti mentorystę."],
"This is a preview: answers are not saved.":["Čia tik peržiūra: atsakymai neišsaugomi."],
"Write your answer":["Parašykite atsakymą"],
"You have already answered this survey":["Į šią apklausą jau atsakėte"]
}, 'mentoriai-portal' );
